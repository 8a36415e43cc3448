import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import { usePreservedInput } from '#app/ui/preserved_input.ts'
import { RefusalNotice } from '../parts/refusal_notice.tsx'
import { Notice } from '../parts/notice.tsx'
import type { AnswerReply } from './answer_action.server.ts'
import type { AnswerContent } from './answer_content.server.ts'
import { MailPreview } from './mail_preview.tsx'
import { SendButtons } from './send_buttons.tsx'
import { TemplateLinks } from './template_links.tsx'

interface Props {
	content: AnswerContent
	email: string
	reply: AnswerReply | null
}

/** The mail as text fields, with what is wrong with it or how it will look. */
export function AnswerForm({ content, email, reply }: Props) {
	usePreservedInput('answer')
	const isSending = useNavigation().state === 'submitting'
	const { subject, text, version, isEnd } = reply?.typed ?? content
	const errors = reply?.errors ?? []
	const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
	return (
		<div>
			{reply?.message && <RefusalNotice message={reply.message} events={reply.events} />}
			{reply === null && content.problem !== null && <Notice tone="problem">{content.problem}</Notice>}
			{reply?.preview && <MailPreview mail={reply.preview} />}
			<Form id="answer" method="post" noValidate className="grid gap-5">
				<ErrorSummary errors={errors} />
				<input type="hidden" name="version" value={version} />
				<p>
					To{' '}
					<span className="font-semibold">
						<MailAddress address={email} />
					</span>
					; a reply reaches the office.
				</p>
				<TextField
					name="subject"
					label="Subject"
					required
					maxLength={150}
					autoComplete="off"
					defaultValue={subject}
					error={errorOf('subject')}
				/>
				<TextArea
					name="text"
					label="Text"
					required
					rows={14}
					hint="Our name, address and phone and the reference number follow by themselves."
					defaultValue={text}
					error={errorOf('text')}
				/>
				{content.canEnd && (
					<label className="flex min-h-11 items-center gap-3">
						<input type="checkbox" name="is_end" defaultChecked={isEnd} className="size-6 shrink-0" />
						This ends it: set the request to Done
					</label>
				)}
				<SendButtons label="Send" isSending={isSending} />
			</Form>
			{content.templates.length > 0 && (
				<details className="mt-8 border-t border-border">
					<summary className="flex min-h-11 items-center gap-2 font-semibold">
						<Icon name="chevron" />
						Begin with another text
					</summary>
					<p className="mt-1 mb-3 text-[0.9375rem] text-muted-foreground">It replaces the text above.</p>
					<TemplateLinks templates={content.templates} />
				</details>
			)}
		</div>
	)
}
