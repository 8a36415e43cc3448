import { useEffect } from 'react'

/** Puts a count before the document's title, `(2) Inbox · …`, on whatever page is shown; 0 takes it away. */
export function useCountInTitle(count: number): void {
	useEffect(() => {
		let plain = document.title
		let written = plain
		const write = () => {
			// A title that somebody else wrote is the page's own.
			if (document.title !== written) plain = document.title
			written = count === 0 ? plain : `(${count}) ${plain}`
			if (document.title !== written) document.title = written
		}
		write()
		const observer = new MutationObserver(write)
		observer.observe(document.head, { childList: true, subtree: true, characterData: true })
		return () => {
			observer.disconnect()
			if (document.title === written) document.title = plain
		}
	}, [count])
}
