import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** Wraps the list in a form that selects several leads and opens the page that changes them. */
export function Choosing({ list, children }: { list: string; children: ReactNode }) {
	const form = useRef<HTMLFormElement>(null)
	const latest = useRef<HTMLInputElement>(null)
	const [count, setCount] = useState<number | null>(null)
	const recount = useCallback(
		() => setCount(boxesOf(form.current).filter(({ checked }) => checked).length),
		[],
	)
	// Also counts boxes that the browser restored after a reload, and recounts when the lines change.
	useEffect(recount, [recount, children])

	/** With Shift, sets all boxes between the last one clicked and this one to the state of this one. */
	function choose({ target, shiftKey }: MouseEvent) {
		if (!(target instanceof HTMLInputElement) || target.name !== 'lead') return
		const boxes = boxesOf(form.current)
		const ends = [boxes.indexOf(target), latest.current === null ? -1 : boxes.indexOf(latest.current)]
		const [from, to] = [Math.min(...ends), Math.max(...ends)]
		if (shiftKey && from !== -1) for (const box of boxes.slice(from, to + 1)) box.checked = target.checked
		latest.current = target
		recount()
	}
	function chooseAll() {
		const boxes = boxesOf(form.current)
		const isAll = boxes.every(({ checked }) => checked)
		for (const box of boxes) box.checked = !isAll
		recount()
	}
	return (
		<Form ref={form} method="get" action="/admin/leads/bulk" className="group/choosing" onClick={choose}>
			<input type="hidden" name="list" value={list} />
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2 pb-2 print:hidden">
				<label className="inline-flex min-h-11 items-center gap-3">
					<input type="checkbox" id="choosing" data-shortcut="choose" className="size-5" />
					Choose several
				</label>
				<span className="hidden flex-wrap items-center gap-3 group-has-[#choosing:checked]/choosing:flex">
					<Button kind="secondary" className="needs-script" onClick={chooseAll}>
						All on this page
					</Button>
					<Button type="submit">{count === null ? 'Change the chosen' : `Change ${count} chosen`}</Button>
				</span>
			</div>
			{children}
		</Form>
	)
}

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
	return [...(form?.querySelectorAll<HTMLInputElement>('input[name=lead]') ?? [])]
}
