import { Badge } from '../parts/badge.tsx'
import { useNotices } from './notices.tsx'

/** How many notices nobody has looked at yet, and how many texts wait for somebody. */
export function InboxBadge({ texts }: { texts: number }) {
	const { fresh, due } = useNotices().unseen
	const words = texts === 0 ? 'new or due' : 'new or due, with texts'
	return <Badge count={fresh.length + due.length + texts} words={words} />
}
