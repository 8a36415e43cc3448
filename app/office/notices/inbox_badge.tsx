import { Badge } from '../shell/badge.tsx'
import { useNotices } from './notices.tsx'

/** How many notices nobody has looked at yet. */
export function InboxBadge() {
	const { fresh, due } = useNotices().unseen
	return <Badge count={fresh.length + due.length} words="new or due" />
}
