import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'

/** On a preview: Back to the form's address opens the form with what was typed, by `open`, instead of as it was saved. */
export function useBackToForm(form: string, open: () => void): void {
	const blocker = useBlocker(
		({ historyAction, nextLocation }) => historyAction === 'POP' && nextLocation.pathname === form,
	)
	const reopen = useEffectEvent(open)
	useEffect(() => {
		if (blocker.state !== 'blocked') return
		blocker.reset()
		reopen()
	}, [blocker])
}
