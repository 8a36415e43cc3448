import { ButtonLink } from '#app/ui/button.tsx'
import type { AnswerPanelContent } from './answer.server.ts'
import { TemplateLinks } from './message_form.tsx'
import { MessagePanel } from './message_panel.tsx'

/** The panel of a request's page with the templates for an answer. */
export function AnswerPanel({ panel: { templates, ownText, done } }: { panel: AnswerPanelContent }) {
	return (
		<MessagePanel id="answer" title="Answer by email" done={done} shortcut="answer">
			<div className="grid gap-4">
				{templates.length > 0 && <TemplateLinks templates={templates} />}
				<div>
					<ButtonLink kind="secondary" to={ownText}>
						Write your own
					</ButtonLink>
				</div>
			</div>
		</MessagePanel>
	)
}
