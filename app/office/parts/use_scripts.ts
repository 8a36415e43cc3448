import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is hydrated: false in the server's rendering and in the first one of the browser. */
export function useScripts(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	)
}
