import { formText } from '#platform/forms/form_text.ts'
import { longestNote } from '../requests/note_limit.ts'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { useFormKey } from '../parts/use_form_key.ts'
import { useHalfTyped } from '../parts/use_half_typed.ts'
import type { PersonPageData } from './person_page.server.ts'

interface Props {
	person: PersonPageData
	/** Whether a note was just saved. */
	isNoted: boolean
	/** A note that could not be saved. */
	note: string
}

/** The person's history, with a form to add a note. */
export function PersonHistory({ person: { history, erased }, isNoted, note }: Props) {
	const noteKey = useFormKey(isNoted || note !== '')
	return (
		<section aria-labelledby="history">
			<h2 id="history" className="text-xl">
				Notes and history
			</h2>
			{erased === null && <NoteForm key={noteKey} note={note} />}
			{history.length > 0 && (
				<ol className="mt-5 border-t border-border">
					{history.map(({ id, who, did, note: text, when, undo, other }) => (
						<li key={id} className="border-b border-border py-3">
							<p>
								<span className="font-semibold">{who}</span> {did}
								{other && (
									<>
										:{' '}
										<Link to={other.to} className="link">
											{other.name}
										</Link>
									</>
								)}
							</p>
							{text !== null && (
								<p className="mt-1 max-w-prose border-l-4 border-accent pl-3 wrap-anywhere whitespace-pre-line">
									{text}
								</p>
							)}
							<p className="text-[0.9375rem] text-muted-foreground">{when}</p>
							{undo !== null && (
								<Form method="post" className="mt-2">
									<input type="hidden" name="other" value={undo.other} />
									<Button type="submit" kind="secondary" name="intent" value={undo.intent}>
										{undo.intent === 'undo' ? 'Undo the merge' : 'Undo the split'}
									</Button>
								</Form>
							)}
						</li>
					))}
				</ol>
			)}
		</section>
	)
}

function NoteForm({ note }: Pick<Props, 'note'>) {
	const restored = useHalfTyped('person-note', { kept: note })
	return (
		<Form id="person-note" method="post" className="mt-3 grid justify-items-start gap-3">
			<TextArea
				name="note"
				label="Note on this person"
				defaultValue={note || formText(restored, 'note')}
				required
				maxLength={longestNote}
				rows={2}
				className="w-full"
			/>
			<Button type="submit" kind="secondary" name="intent" value="note" data-shortcut="send">
				Add the note
			</Button>
		</Form>
	)
}
