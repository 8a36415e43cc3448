import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { usePreservedInput } from '#app/ui/preserved_input.ts'
import type { PlannedNote } from '../kernel/plans/planned_notes.server.ts'
import { PlannedNotes } from '../kernel/plans/planned_notes.tsx'
import { intentControl, intents } from '../kernel/preview/preview_path.ts'
import { PreviewButton } from '../kernel/preview/preview_button.tsx'
import { FactControl, isWide, type ShownFact } from './fact_control.tsx'
import type { FactsRefused } from './fact_form.server.ts'
import { JumpNotice } from './jump_notice.tsx'
import { CurrentPassword } from '../sign_in/password_fields.tsx'

interface Props {
	fields: readonly ShownFact[]
	seen: string
	/** The names of the controls that are no facts. */
	controls: { seen: string; confirmed: string }
	refused: (FactsRefused & { confirmation: string }) | undefined
	/** What is planned, by the fact's name. */
	planned: Readonly<Record<string, PlannedNote[]>>
	/** What its button says. */
	save?: string
	/** What else the form asks for, between the facts and Save. */
	children?: ReactNode
}

const focusOn = (summary: HTMLElement | null) => summary?.focus()

/** The form of a group of facts, with what was typed and what stands in the way after it was sent. */
export function GroupForm({ fields, seen, controls, refused, planned, save = 'Save', children }: Props) {
	usePreservedInput('facts-form')
	const sent = useNavigation().formData
	const isPreviewing = sent?.get(intentControl) === intents.preview
	const { errors = [], typed = {}, questions = [], confirmation = '' } = refused ?? {}
	return (
		<Form method="post" id="facts-form" className="grid content-start gap-6">
			<ErrorSummary errors={errors} ref={focusOn} />
			{questions.length > 0 && (
				<>
					{/* Enter in a field presses the first button of its form, which must not be the yes. */}
					<button type="submit" tabIndex={-1} aria-hidden className="sr-only">
						Save
					</button>
					<JumpNotice questions={questions} control={controls.confirmed} confirmation={confirmation} />
				</>
			)}
			<input type="hidden" name={controls.seen} value={refused?.seen ?? seen} />
			<div className="grid gap-x-6 gap-y-5 rounded-md border border-border bg-card p-4 text-card-foreground sm:grid-cols-2 sm:p-6">
				{fields.map((field) => (
					<div key={field.name} className={isWide(field) ? 'sm:col-span-2' : undefined}>
						<FactControl
							field={field}
							text={typed[field.name] ?? field.text}
							error={errors.find((error) => error.field === field.name)?.message}
						/>
						<PlannedNotes notes={planned[field.name]} />
					</div>
				))}
			</div>
			{refused?.asksPassword && (
				<CurrentPassword
					hint="A script of another company runs on every page and sees what visitors type, so we ask whether it is you."
					error={errors.find(({ field }) => field === 'password')?.message}
				/>
			)}
			{children}
			<div className="stays-at-bottom sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap gap-3 border-t border-border bg-background py-3 lg:bottom-0">
				<Button type="submit" kind="loud" data-shortcut="send" disabled={sent !== undefined}>
					{sent && !isPreviewing ? 'Saving...' : save}
				</Button>
				<PreviewButton isPreviewing={isPreviewing} disabled={sent !== undefined} />
			</div>
		</Form>
	)
}
