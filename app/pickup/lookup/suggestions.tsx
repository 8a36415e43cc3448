import { counted } from '#platform/text/counted.ts'

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox's list: the browser's own lists cannot be filled while typing */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useCombobox } from '#app/search/dialog/use_combobox.ts'
import { classNames } from '#app/ui/class_names.ts'
import { typeInto } from '#app/ui/type_into.ts'

const pauseMs = 150
const timeoutMs = 4000

export interface SuggestionsProps {
	field: HTMLInputElement
	/** The longest text to look up, in characters. */
	longest: number
}

/** Street suggestions under the address field: an editable combobox with a listbox (ARIA APG). */
export default function Suggestions({ field, longest }: SuggestionsProps) {
	const [streets, setStreets] = useState<readonly string[]>([])
	const listbox = useRef<HTMLDivElement>(null)
	const id = useId()
	const active = useCombobox(field, listbox, streets)
	const close = () => setStreets((shown) => (shown.length === 0 ? shown : []))
	const choose = (street: string) => {
		typeInto(field, street)
		field.focus()
		close()
	}
	const asking = useRef<AbortController | null>(null)
	const ask = useEffectEvent(async (text: string) => {
		asking.current?.abort()
		const { signal } = (asking.current = new AbortController())
		await new Promise((resolve) => setTimeout(resolve, pauseMs))
		if (signal.aborted) return
		const found = text.trim().length < 3 || text.length > longest ? [] : await fetchStreets(text, signal)
		if (!signal.aborted && found !== null) setStreets(found.includes(text) ? [] : found)
	})
	const giveUp = useEffectEvent(() => {
		asking.current?.abort()
		close()
	})
	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		if (event.key !== 'Escape' || streets.length === 0) return
		event.preventDefault()
		close()
	})
	useEffect(() => {
		const listening = new AbortController()
		const { signal } = listening
		field.setAttribute('autocomplete', 'off')
		field.addEventListener('input', () => void ask(field.value), { signal })
		field.addEventListener('keydown', onKeyDown, { signal })
		field.addEventListener('blur', giveUp, { signal })
		field.form?.addEventListener('submit', giveUp, { signal })
		if (field.value !== '' && field === document.activeElement) void ask(field.value)
		return () => listening.abort()
	}, [field])

	return (
		<>
			<p role="status" className="sr-only">
				{streets.length > 0 && `${counted(streets.length, 'street')} to choose from`}
			</p>
			{streets.length > 0 && (
				<div
					ref={listbox}
					id={id}
					role="listbox"
					aria-label="Streets"
					className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-lg border-2 border-primary bg-card text-card-foreground shadow-xl"
				>
					{streets.map((street, at) => (
						// oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the keys
						<div
							key={street}
							id={`${id}-${at}`}
							role="option"
							tabIndex={-1}
							aria-selected={active === `${id}-${at}`}
							// Keeps the focus in the field, so that the list stays open until the click.
							onPointerDown={(event) => event.preventDefault()}
							onClick={() => choose(street)}
							className={classNames(
								'flex min-h-11 cursor-pointer items-center px-4 py-2',
								active === `${id}-${at}` ? 'bg-primary text-primary-foreground' : 'hover:bg-muted',
							)}
						>
							{street}
						</div>
					))}
				</div>
			)}
		</>
	)
}

/** Fetches suggestions; null if the request failed or was aborted. The form works without them. */
async function fetchStreets(text: string, signal: AbortSignal): Promise<readonly string[] | null> {
	try {
		const response = await fetch('/functions/street-suggestions', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ text }),
			signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
		})
		if (!response.ok) return null
		return ((await response.json()) as { streets: readonly string[] }).streets
	} catch {
		return null
	}
}
