import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

export interface Toast {
	title: string
	text: string
}

/** A short message of success; also rendered by the server for pages without scripts. */
export function ToastCard({ title, text }: Toast) {
	const [isDismissed, setDismissed] = useState(false)
	if (isDismissed) return null
	return (
		<div className="toast flex items-start gap-3 rounded-lg border-2 border-primary bg-card p-4 text-card-foreground shadow-xl">
			<Icon name="check" size={24} className="text-primary" />
			<div className="grow">
				<p className="font-display font-[750]">{title}</p>
				<p className="text-[0.9375rem]">{text}</p>
			</div>
			<button
				type="button"
				className="needs-script -m-2 flex size-11 shrink-0 items-center justify-center rounded-md"
				onClick={() => setDismissed(true)}
			>
				<Icon name="close" />
				<span className="sr-only">Dismiss</span>
			</button>
		</div>
	)
}
