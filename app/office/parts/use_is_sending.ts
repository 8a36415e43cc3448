import { useNavigation } from 'react-router'

/** Whether a form of the page is being sent, or the page reloads after it. */
export function useIsSending(): boolean {
	return useNavigation().formMethod === 'POST'
}
