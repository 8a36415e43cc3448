import { useEffect, useEffectEvent } from 'react'
import { type SubmitOptions, useLocation, useNavigationType, useSubmit } from 'react-router'

/** What opens a form with what was typed into it. */
interface Reopening {
	fields: Readonly<Record<string, string>>
	method: NonNullable<SubmitOptions['method']>
}

/** By the address of the form, for as long as the page is not loaded anew. */
const reopenings = new Map<string, Reopening>()

/** On a preview: lets Back lead to the form with what was typed, instead of as it was opened. */
export function useNotedForm(form: string, { fields, method }: Reopening): void {
	useEffect(() => void reopenings.set(form, { fields, method }), [form, fields, method])
}

/** On a form that has previews: opens it with what was typed, when Back led here from its preview. */
export function useReopenedForm(): void {
	const { pathname } = useLocation()
	const isBack = useNavigationType() === 'POP'
	const submit = useSubmit()
	// As it is opened, and not again with what it then shows.
	const reopen = useEffectEvent(() => {
		const noted = reopenings.get(pathname)
		reopenings.delete(pathname)
		if (noted && isBack) void submit(noted.fields, { method: noted.method, action: pathname, replace: true })
	})
	useEffect(() => reopen(), [])
}
