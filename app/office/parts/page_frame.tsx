import { useScripts } from './use_scripts.ts'

interface Props {
	/** A page of the site, and perhaps the id in it to show. */
	src: string
	title: string
	className: string
}

const sandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/**
 * A page of the site within a page of the office. A browser that goes to an id in a frame moves the page around it too, and the button
 * that somebody is about to press with it: with scripts only the frame's own page is moved.
 */
export function PageFrame({ src, title, className }: Props) {
	const hasScripts = useScripts()
	const [page, id] = src.split('#')
	const look = { sandbox, className: `w-full rounded-md border-2 border-border ${className}` }
	if (!hasScripts)
		return (
			<noscript>
				<iframe src={src} title={title} {...look} />
			</noscript>
		)
	return <iframe src={page} title={title} onLoad={(event) => showIn(event.currentTarget, id)} {...look} />
}

function showIn({ contentDocument }: HTMLIFrameElement, id: string | undefined): void {
	const element = id === undefined ? null : contentDocument?.getElementById(id)
	if (!element) return
	const { scrollX: left, scrollY: top } = window
	element.scrollIntoView({ behavior: 'instant' })
	// Before anything is painted: nobody sees this page move.
	window.scrollTo({ left, top, behavior: 'instant' })
}
