import { whenNearViewport } from './near_viewport.ts'

interface Widget {
	/** The element that the script fills. */
	holder: HTMLElement
	/** Resolves to false when the script could not be loaded. */
	ran: Promise<boolean>
}

let widget: Widget | null = null

/**
 * Mounts the widget of the script `src` in `container` once that is within 200 px of the viewport, and reports
 * to `settle` whether the script loaded. Returns a function that unmounts it.
 */
export function showWhenNear(
	src: string,
	container: Element,
	settle: (isFilled: boolean) => void,
): () => void {
	let unmount: (() => void) | undefined
	const stopWatching = whenNearViewport(container, '200px', () => {
		const { ran, leave } = mount(src, container)
		unmount = leave
		void ran.then(settle)
	})
	return () => {
		stopWatching()
		unmount?.()
	}
}

/**
 * Mounts the widget's holder. The script fills it only once, when it runs, so `leave` hides the holder and
 * keeps it for the next page with reviews. A script that failed is loaded again there.
 */
function mount(src: string, container: Element): { ran: Promise<boolean>; leave(): void } {
	const { holder, ran } = (widget ??= create(src))
	holder.hidden = false
	container.append(holder)
	return {
		ran,
		leave() {
			holder.hidden = true
			if (widget?.holder === holder) document.body.append(holder)
		},
	}
}

function create(src: string): Widget {
	const holder = document.createElement('div')
	holder.dataset['reviewsWidget'] = ''
	const script = Object.assign(document.createElement('script'), { src, async: true })
	const ran = new Promise<boolean>((resolve) => {
		script.addEventListener('load', () => resolve(true))
		script.addEventListener('error', () => {
			widget = null
			holder.remove()
			resolve(false)
		})
	})
	document.body.append(script)
	return { holder, ran }
}
