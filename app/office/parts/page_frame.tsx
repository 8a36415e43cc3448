import { useScripts } from './use_scripts.ts'

interface Props {
	/** The path of a page of the site, optionally with the id of an element to scroll to. */
	src: string
	title: string
	className: string
}

const sandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/**
 * Shows a page of the site in a frame. Browsers that scroll a frame to an id also scroll the page around it, moving the
 * button the user is about to press; with scripts, only the frame's page scrolls.
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
	// Before the next paint, so that this page does not visibly jump.
	window.scrollTo({ left, top, behavior: 'instant' })
}
