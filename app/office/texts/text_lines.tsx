import { Form } from 'react-router'
import { classNames } from '#app/ui/class_names.ts'
import type { ShownText } from './shown_text.server.ts'

/** Texts in chronological order, theirs on the left and ours on the right. */
export function TextLines({ texts, action }: { texts: readonly ShownText[]; action: string }) {
	if (texts.length === 0) return null
	return (
		<ol className="mt-4 grid gap-3">
			{texts.map((text) => (
				<li
					key={text.id}
					className={classNames(
						'max-w-[85%] min-w-0 rounded-lg border px-3.5 py-2.5',
						text.isOurs
							? 'justify-self-end bg-secondary text-secondary-foreground'
							: 'justify-self-start bg-card',
						text.isRaised ? 'border-2 border-destructive' : 'border-border',
					)}
				>
					<p className="text-[0.9375rem]">
						<span className="font-semibold">{text.who}</span>, {text.when}
					</p>
					<p className="wrap-anywhere whitespace-pre-line">
						{text.body ?? <em>The text was deleted after its retention time.</em>}
					</p>
					{text.pictures !== null && <p className="text-[0.9375rem]">{text.pictures}</p>}
					{text.state !== null && (
						<p className={classNames('text-[0.9375rem]', text.isRaised && 'font-semibold')}>{text.state}</p>
					)}
					{text.isRaised && <Seen text={text} action={action} />}
				</li>
			))}
		</ol>
	)
}

/** The button that marks a text as seen. */
export function Seen({ text: { id, who, when }, action }: { text: ShownText; action: string }) {
	return (
		<Form method="post" action={action}>
			<input type="hidden" name="id" value={id} />
			<button type="submit" name="intent" value="seen" className="link min-h-11 font-semibold">
				Nothing to do
				<span className="sr-only">
					{' '}
					about the text by {who}, {when}
				</span>
			</button>
		</Form>
	)
}
