import { focusOn } from '#platform/browser/focus_on.ts'
import { Button } from '#app/ui/button.tsx'
import { fieldId } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formControls } from './form_controls.ts'
import type { JumpsQuestion } from './question.ts'

/** Asks about values that look like typing mistakes: "yes" saves the form, "change" focuses the value. */
export function JumpNotice({ question: { key, jumps } }: { question: JumpsQuestion }) {
	return (
		<div
			role="alert"
			tabIndex={-1}
			ref={focusOn}
			className="rounded-md border-2 border-accent bg-card p-4 text-card-foreground"
		>
			<ul className="grid gap-4">
				{jumps.map(({ name, label, text }) => (
					<li key={label} className="flex items-start gap-3">
						<Icon name="alert" className="mt-0.5" />
						<p className="whitespace-pre-line">
							<span className="block font-semibold">{label}</span>
							{text}{' '}
							<a
								href={`#${fieldId(name)}`}
								aria-label={`Change it: ${label}`}
								className="link inline-block py-2"
							>
								Change it
							</a>
						</p>
					</li>
				))}
			</ul>
			<Button type="submit" name={formControls.seen} value={key} className="mt-3">
				{jumps.length === 1 ? 'Yes, save it' : 'Yes, save them'}
			</Button>
		</div>
	)
}
