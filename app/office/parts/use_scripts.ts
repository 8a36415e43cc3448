import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns whether the page is hydrated: false on the server and in the browser's first render. */
export function useScripts(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	)
}
