import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { addRequest } from '../parts/screens.ts'
import { everywhere, shortcutGroups } from './shortcuts.ts'
import { useSendKey, useShortcuts } from './use_shortcuts.ts'
import { useSingleKeys } from './single_keys.ts'

const anywhere = [
	{ keys: '?', words: 'This sheet' },
	...everywhere.map(({ key, words }) => ({ keys: key, words })),
	{ keys: 'Ctrl + Enter', words: 'While typing: send or save the form' },
	{ keys: `Alt + Shift + ${addRequest.key.slice(3)}`, words: addRequest.label },
	{ keys: 'Alt + Shift + 1…9', words: 'While adding a request: its kind' },
]
const everyShortcut = [...everywhere, ...shortcutGroups.flatMap(({ shortcuts }) => shortcuts)]

/** Handles the office's keyboard shortcuts; `?` or its button opens a sheet that lists them and can turn single keys off
(WCAG 2.1.4). */
export function ShortcutSheet() {
	const sheet = useRef<HTMLDialogElement>(null)
	const [isOn, setOn] = useSingleKeys()
	const open = () => sheet.current?.showModal()
	useSendKey()
	useShortcuts(isOn, (key) => {
		if (key === '?') {
			open()
			return true
		}
		return everyShortcut.some((one) => one.key === key && one.press())
	})
	return (
		<>
			<button
				type="button"
				onClick={open}
				className="needs-script flex min-h-11 items-center gap-3 rounded-md px-3 text-[0.9375rem] hover:bg-band-line max-lg:pointer-coarse:hidden"
			>
				<kbd
					aria-hidden="true"
					className="grid size-5 place-items-center rounded border border-current text-xs"
				>
					?
				</kbd>
				<span className="max-sm:sr-only">Keys</span>
			</button>
			<dialog
				ref={sheet}
				aria-labelledby="keys"
				className="m-auto max-h-[85dvh] w-[calc(100%-1.5rem)] max-w-2xl overflow-y-auto rounded-lg border border-border bg-background p-5 text-foreground shadow-xl backdrop:bg-black/50"
			>
				<div className="flex items-center justify-between gap-4">
					<h2 id="keys" className="text-xl">
						Keys
					</h2>
					<Button kind="secondary" onClick={() => sheet.current?.close()}>
						Close
					</Button>
				</div>
				<label className="mt-2 mb-1 flex min-h-11 items-center gap-3">
					<input
						type="checkbox"
						checked={isOn}
						onChange={({ currentTarget }) => setOn(currentTarget.checked)}
						className="size-5 shrink-0"
					/>
					Single keys work in this browser
				</label>
				<div className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2">
					{shortcutGroups.map(({ title, shortcuts }) => (
						<Keys
							key={title}
							title={title}
							keys={shortcuts.map(({ key, words }) => ({ keys: key, words }))}
						/>
					))}
					<Keys title="Anywhere" keys={anywhere} />
				</div>
			</dialog>
		</>
	)
}

function Keys({ title, keys }: { title: string; keys: readonly { keys: string; words: string }[] }) {
	return (
		<section className="last:col-span-full">
			<h3 className="text-base font-semibold">{title}</h3>
			<dl className="mt-2 grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-2">
				{keys.map((one) => (
					<div key={one.keys} className="contents">
						<dt>
							<kbd className="rounded border border-input px-1.5 py-0.5 text-[0.9375rem] whitespace-nowrap">
								{one.keys}
							</kbd>
						</dt>
						<dd>{one.words}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}
