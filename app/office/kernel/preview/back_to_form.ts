import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigationType, useSubmit } from 'react-router'

/** The drafts with which forms open again, by the forms' addresses, for as long as the page is not loaded anew. */
const reopenings = new Map<string, string>()

/** On a preview: lets Back lead to the form with what was typed, instead of as it was opened. */
export function useNotedForm(form: string, draft: string): void {
	useEffect(() => void reopenings.set(form, draft), [form, draft])
}

/** On a form that has previews: opens it with what was typed, when Back led here from its preview. */
export function useReopenedForm(): void {
	const { pathname } = useLocation()
	const isBack = useNavigationType() === 'POP'
	const submit = useSubmit()
	// As it is opened, and not again with what it then shows.
	const reopen = useEffectEvent(() => {
		const draft = reopenings.get(pathname)
		reopenings.delete(pathname)
		if (draft && isBack) void submit({ draft }, { method: 'get', action: pathname, replace: true })
	})
	useEffect(() => reopen(), [])
}
