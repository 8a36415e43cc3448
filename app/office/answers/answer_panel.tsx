import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '../parts/notice.tsx'
import type { AnswerPanelContent } from './answer_panel.server.ts'
import { TemplateLinks } from './template_links.tsx'

/** On a request's page: the texts to answer with. */
export function AnswerPanel({ panel: { templates, ownText, said } }: { panel: AnswerPanelContent }) {
	return (
		<section aria-labelledby="answer" data-shortcut="answer">
			<h2 id="answer" className="text-xl">
				Answer by mail
			</h2>
			<div className="mt-3 grid gap-4">
				{said !== null && <Notice tone="done">{said}</Notice>}
				{templates.length > 0 && <TemplateLinks templates={templates} />}
				<div>
					<ButtonLink kind="secondary" to={ownText}>
						Write your own
					</ButtonLink>
				</div>
			</div>
		</section>
	)
}
