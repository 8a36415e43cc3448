import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigationType, useSubmit } from 'react-router'

/** Draft ids by form URL, for reopening a form with its typed values. Lost when the page is reloaded. */
const reopenings = new Map<string, string>()

/** Used on a preview: Back leads to the form with its typed values instead of the stored ones. */
export function useNotedForm(form: string, draft: string): void {
	useEffect(() => void reopenings.set(form, draft), [form, draft])
}

/** Used on a form with previews: restores the typed values after Back from a preview. */
export function useReopenedForm(): void {
	const { pathname } = useLocation()
	const isBack = useNavigationType() === 'POP'
	const submit = useSubmit()
	// Only when the form opens, not after each render of the restored draft.
	const reopen = useEffectEvent(() => {
		const draft = reopenings.get(pathname)
		reopenings.delete(pathname)
		if (draft && isBack) void submit({ draft }, { method: 'get', action: pathname, replace: true })
	})
	useEffect(() => reopen(), [])
}
