interface Widget {
	/** What the script fills. */
	holder: HTMLElement
	/** Settles with false when the script could not be had. */
	ran: Promise<boolean>
}

let widget: Widget | null = null

/**
 * Puts the widget of the script `src` into `place`. The script fills the holder that it finds when it runs, and none
 * again: the holder outlives the page, hidden from `leave` until the next page that shows reviews. A script that could
 * not be had is asked for anew there.
 */
export function mountWidget(src: string, container: Element): { ran: Promise<boolean>; leave(): void } {
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
