import { useSyncExternalStore } from 'react'
import { writeStored, readStored } from '#platform/browser/browser_storage.ts'
import type { VoteReceipt } from '../vote_result.ts'

const key = 'help-votes'

/** This browser's stored vote on an article, or null. Null during hydration, as on the server. */
export function useOwnVote(slug: string): VoteReceipt | null {
	const isHelpful = useSyncExternalStore(
		subscribe,
		() => remembered()[slug],
		() => undefined,
	)
	return typeof isHelpful === 'boolean' ? { isHelpful } : null
}

/** Stores this browser's vote, so that the buttons are disabled next time (the server counts it once anyway). */
export function rememberVote(slug: string, { isHelpful }: VoteReceipt): void {
	writeStored(key, { ...remembered(), [slug]: isHelpful })
}

function remembered(): Record<string, unknown> {
	const votes = readStored(key)
	return typeof votes === 'object' && votes !== null ? (votes as Record<string, unknown>) : {}
}

function subscribe(onChange: () => void): () => void {
	addEventListener('storage', onChange)
	return () => removeEventListener('storage', onChange)
}
