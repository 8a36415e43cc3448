import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

export interface Toast {
	title: string
	text: string
	tone?: 'plain' | 'destructive'
}

/** A short message of success or failure; also rendered by the server for pages without scripts. */
export function ToastCard({ title, text, tone = 'plain', onDismiss }: Toast & { onDismiss?: () => void }) {
	const [isDismissed, setDismissed] = useState(false)
	if (isDismissed) return null
	const isBad = tone === 'destructive'
	return (
		<div
			className={`toast flex items-start gap-3 rounded-lg border-2 bg-card p-4 text-card-foreground shadow-xl ${isBad ? 'border-destructive' : 'border-primary'}`}
		>
			<Icon
				name={isBad ? 'alert' : 'check'}
				size={24}
				className={isBad ? 'text-destructive' : 'text-primary'}
			/>
			<div className="grow">
				<p className="font-display font-[750]">{title}</p>
				<p className="text-[0.9375rem]">{text}</p>
			</div>
			<button
				type="button"
				className="needs-script -m-2 flex size-11 shrink-0 items-center justify-center rounded-md"
				onClick={onDismiss ?? (() => setDismissed(true))}
			>
				<Icon name="close" />
				<span className="sr-only">Dismiss</span>
			</button>
		</div>
	)
}
