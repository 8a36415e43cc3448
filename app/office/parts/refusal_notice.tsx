import { Notice } from './notice.tsx'

interface Props {
	message: string | null
	/** What others did meanwhile. */
	events: readonly { id: string; text: string }[]
}

/** Why a form did nothing, with what others did while it was open. */
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
