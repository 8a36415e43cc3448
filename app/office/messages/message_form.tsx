import { focusOn } from '#platform/browser/focus_on.ts'
import { useState } from 'react'
import { Form, Link, PrefetchPageLinks, useLocation, useNavigation } from 'react-router'
import { formText } from '#platform/forms/form_text.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import type { Refusal } from '../kernel/screens/commands.server.ts'
import { CheckBox } from '../parts/check_box.tsx'
import { Disclosure } from '../parts/disclosure.tsx'
import { FilterSelect } from '../parts/filter_select.tsx'
import { Notice } from '../parts/notice.tsx'
import { RefusalNotice } from '../parts/refusal_notice.tsx'
import { useFormKey } from '../parts/use_form_key.ts'
import { useHalfTyped } from '../parts/use_half_typed.ts'
import { CountedText } from './counted_text.tsx'
import { messageValues } from './message_values.ts'
import type {
	MessageField,
	MessageForm as MessageFormContent,
	MessageKept,
	OfferedTemplate,
} from './shown_message.ts'
import { MessagePreview } from './message_preview.tsx'

interface Props {
	form: MessageFormContent
	/** The route that handles the form; by default the page's own. */
	action?: string
	/** Why the submitted form was not sent, or its preview; null before the first submission. */
	refusal: Refusal<MessageKept> | null
	/** Whether the message was just sent, which empties the form. */
	isSent?: boolean
	/** A note beside the button. */
	note?: string | null
}

/** The form for any kind of message, with its errors or preview. Unsent input is preserved until the message is sent or started over. */
export function MessageForm({ isSent = false, ...props }: Props) {
	const { id, values } = props.form
	const key = useFormKey(isSent || props.refusal !== null, JSON.stringify([id, values]))
	return <FormOnce key={key} {...props} />
}

function FormOnce({ form, action, refusal, note = null }: Omit<Props, 'isSent'>) {
	const { id, fields, hidden, intro, warning, templates, button, hasPreview } = form
	const template = new URLSearchParams(useLocation().search).get('template')
	const restored = useHalfTyped(id, { kept: refusal, begins: template })
	const kept = refusal?.kept ?? (restored && restoredMessage(form, restored))
	const [isTouched, setTouched] = useState(false)
	const pressed = useNavigation().formData?.get('intent')
	const isSending = pressed === button.intent || (hasPreview && pressed === 'preview')
	const errors = refusal?.errors ?? []
	const values = { ...form.values, ...kept?.values }
	const version = form.version === null ? null : (kept?.version ?? form.version)
	return (
		<div>
			{refusal?.message && <RefusalNotice message={refusal.message} events={refusal.kept.events} />}
			{refusal === null && warning !== null && <Notice tone="problem">{warning}</Notice>}
			{refusal?.kept.preview && <MessagePreview preview={refusal.kept.preview} />}
			<Form
				id={id}
				method="post"
				action={action}
				noValidate
				className="grid gap-5"
				onFocus={() => setTouched(true)}
			>
				{/* If the route's script is not loaded and the connection is lost, the router would reload the page and
				    lose the typed text. */}
				{isTouched && action !== undefined && <PrefetchPageLinks page={action} />}
				<ErrorSummary errors={errors} ref={focusOn} />
				{Object.entries({ ...hidden, ...kept?.hidden }).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{version !== null && <input type="hidden" name="version" value={version} />}
				{intro !== null && (
					<p>
						{intro[0]}
						<span className="font-semibold">
							<MailAddress address={intro[1]} />
						</span>
						{intro[2]}
					</p>
				)}
				<div className="grid gap-5 sm:grid-cols-2">
					{Object.entries(fields).map(([name, field]) => (
						<Field
							key={name}
							name={name}
							field={field}
							value={values[name] ?? ''}
							error={errors.find((error) => error.field === name)?.message}
						/>
					))}
				</div>
				{refusal?.kept.doubts.map(({ value, message, label, isDecided }) => (
					<div key={value} className="border-l-4 border-destructive pl-3">
						<p>{message}</p>
						<CheckBox
							name="decided"
							value={value}
							label={label}
							defaultChecked={isDecided}
							className="font-semibold"
						/>
					</div>
				))}
				<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
					<Button
						type="submit"
						name="intent"
						value={button.intent}
						kind={button.kind}
						data-shortcut="send"
						disabled={isSending}
					>
						{isSending ? button.busy : button.label}
					</Button>
					{hasPreview && (
						<Button type="submit" name="intent" value="preview" kind="secondary" disabled={isSending}>
							Preview
						</Button>
					)}
					{note !== null && <p className="text-[0.9375rem]">{note}</p>}
				</div>
			</Form>
			{templates !== null && templates.links.length > 0 && <Templates {...templates} />}
		</div>
	)
}

/** The restored message with its typed values and its hidden ones from when the form was opened. */
function restoredMessage({ fields, hidden }: MessageFormContent, restored: FormData): MessageKept {
	const opened = Object.keys(hidden).map((name) => [name, formText(restored, name)])
	return { ...messageValues(fields, restored), hidden: Object.fromEntries(opened) }
}

/** The templates to start from. */
function Templates({ title, links }: NonNullable<MessageFormContent['templates']>) {
	return (
		<Disclosure title={title} className="mt-8 border-t border-border">
			<p className="mt-1 mb-3 text-[0.9375rem] text-muted-foreground">It replaces the text above.</p>
			<TemplateLinks templates={links} />
		</Disclosure>
	)
}

/** Lists links to the templates for an answer. */
export function TemplateLinks({ templates }: { templates: readonly OfferedTemplate[] }) {
	return (
		<ul className="divide-y divide-border rounded-md border border-border">
			{templates.map(({ id, name, to }) => (
				<li key={id}>
					<Link to={to} className="flex min-h-11 items-center px-3 py-1.5 hover:bg-muted">
						{name}
					</Link>
				</li>
			))}
		</ul>
	)
}

interface FieldProps {
	name: string
	field: MessageField
	value: string
	error: string | undefined
}

function Field({ name, field, value, error }: FieldProps) {
	const { label, hint, required, autoComplete, isNarrow } = field
	const className = isNarrow ? '' : 'sm:col-span-2'
	const props = { name, label, hint, required, autoComplete, className, error, defaultValue: value }
	switch (field.control) {
		case 'text':
			return <TextField {...props} maxLength={field.maxLength} inputMode={field.inputMode} />
		case 'date':
			return <TextField {...props} type="date" min={field.min} />
		case 'textarea':
			return <TextArea {...props} rows={field.rows} />
		case 'counted':
			return <CountedText {...props} maxLength={field.maxLength} addition={field.addition} />
		case 'select':
			return field.placeholder === null ? (
				<FilterSelect name={name} label={label} value={value} options={field.options} />
			) : (
				<SelectField {...props} options={field.options} placeholder={field.placeholder} />
			)
		case 'checkbox':
			return (
				<CheckBox
					name={name}
					value="on"
					label={label}
					defaultChecked={value === 'on'}
					className={className}
				/>
			)
	}
}
