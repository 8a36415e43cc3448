import { Notice } from './notice.tsx'

interface Props {
	message: string | null
	/** What colleagues did in the meantime. */
	events: readonly { id: string; text: string }[]
}

/** Says why a form was refused, and what colleagues did while it was open. */
export function RefusalNotice({ message, events }: Props) {
	return (
		<Notice tone="problem">
			<p>{message}</p>
			{events.length > 0 && (
				<ul className="mt-2 list-disc space-y-1 pl-5">
					{events.map(({ id, text }) => (
						<li key={id}>{text}</li>
					))}
				</ul>
			)}
		</Notice>
	)
}
