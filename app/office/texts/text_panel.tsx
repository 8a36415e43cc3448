import { useState } from 'react'
import { Form, useLocation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { usePreservedInput } from '#app/ui/preserved_input.ts'
import { FilterSelect } from '../parts/filter_select.tsx'
import { TemplateLinks } from '../answers/template_links.tsx'
import type { BegunText } from './begun_text.server.ts'
import type { TextRefusal } from './text_action.server.ts'
import type { TextPanelData } from './text_panel.server.ts'
import { TextLength } from './text_length.tsx'
import { TextLines } from './text_lines.tsx'

interface Props {
	panel: TextPanelData
	/** The path of the route that sends. */
	action: string
	refusal?: TextRefusal | null
	/** What the text begins with. */
	begun?: BegunText | null
	/** Whether the page says nowhere else what holds for their number. */
	tellsStanding?: boolean
	/** What the last form did; null if nothing was sent just now. */
	done?: string | null
}

/** Texts to and from somebody, whether they agreed to any, and a form for one more. */
export function TextPanel({
	panel,
	action,
	tellsStanding = false,
	refusal = null,
	begun = null,
	done = null,
}: Props) {
	const { numbers, texts, sendsTexts } = panel
	const { key } = useLocation()
	const allowed = numbers.filter(({ isAllowed }) => isAllowed)
	const told = numbers.filter(
		({ refusal: why, sms }) => tellsStanding || why !== null || (!sendsTexts && sms !== null),
	)
	return (
		<section id="texts" aria-labelledby="texts-title" className="min-w-0 scroll-mt-6">
			<h2 id="texts-title" className="text-xl">
				Text messages
			</h2>
			<output className="mt-2 block font-semibold text-primary empty:hidden">{done}</output>
			{numbers.length === 0 && <p className="mt-2">There is no number to text.</p>}
			<ul className="mt-2 grid gap-2 empty:hidden">
				{told.map(({ number, shown, standing, isAllowed, refusal: why, sms }) => (
					<li key={number}>
						{tellsStanding && (
							<p className="flex flex-wrap items-center gap-x-2 font-semibold">
								<Icon name={isAllowed ? 'check' : 'close'} className={isAllowed ? '' : 'text-destructive'} />
								{numbers.length > 1 && `${shown}: `}
								{standing}
							</p>
						)}
						{why !== null && <p className="text-[0.9375rem] text-muted-foreground">{why}</p>}
						{!sendsTexts && sms !== null && (
							<ButtonLink href={sms} kind="secondary" className="mt-2">
								Text {shown}
							</ButtonLink>
						)}
					</li>
				))}
			</ul>
			{!sendsTexts && allowed.length > 0 && (
				<p className="mt-2 max-w-prose text-[0.9375rem] text-muted-foreground">
					This opens texts on the device you hold. If they reply STOP there, please record “No texts” on their
					person’s page.
				</p>
			)}
			<TextLines texts={texts} action={action} />
			{sendsTexts && allowed.length > 0 && (
				<TextForm
					// What is half typed stays while the page's data reloads.
					key={key}
					panel={panel}
					allowed={allowed}
					action={action}
					refusal={refusal}
					begun={begun}
				/>
			)}
		</section>
	)
}

function TextForm({
	panel: { key, addition, leavesLater, templates },
	allowed,
	action,
	refusal,
	begun,
}: {
	panel: TextPanelData
	allowed: TextPanelData['numbers']
	action: string
	refusal: TextRefusal | null
	begun: BegunText | null
}) {
	usePreservedInput('text-form')
	const first = refusal?.text ?? begun?.text ?? ''
	const [text, setText] = useState(first)
	const problem = refusal?.message ?? begun?.problem ?? null
	const chosen = allowed.find(({ number }) => number === refusal?.number) ?? allowed[0]
	return (
		<Form id="text-form" method="post" action={action} className="mt-4 grid justify-items-start gap-3">
			<input type="hidden" name="key" value={key} />
			{problem !== null && (
				<p role="alert" className="w-full rounded-md border-2 border-destructive p-4 font-semibold">
					{problem}
				</p>
			)}
			{allowed.length > 1 ? (
				<FilterSelect
					name="number"
					label="To"
					value={chosen?.number ?? ''}
					options={allowed.map(({ number, shown }) => ({ value: number, label: shown }))}
				/>
			) : (
				<input type="hidden" name="number" value={chosen?.number} />
			)}
			<div className="w-full">
				<TextArea
					name="text"
					label={`Text to ${allowed.length > 1 ? 'this number' : (chosen?.shown ?? '')}`}
					hint={addition === null ? undefined : `The first text is sent as “${addition}”`}
					required
					maxLength={1000}
					rows={3}
					defaultValue={first}
					onInput={({ currentTarget }) => setText(currentTarget.value)}
				/>
				<TextLength text={text} addition={addition} />
			</div>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Button type="submit" data-shortcut="send">
					Send the text
				</Button>
				{leavesLater !== null && (
					<p className="text-[0.9375rem]">It is quiet time now: a text leaves {leavesLater}.</p>
				)}
			</div>
			{templates.length > 0 && (
				<details className="w-full">
					<summary className="flex min-h-11 items-center gap-2 font-semibold">
						<Icon name="chevron" />
						Begin with a template
					</summary>
					<p className="mb-3 text-[0.9375rem] text-muted-foreground">It replaces the text above.</p>
					<TemplateLinks templates={templates} />
				</details>
			)}
		</Form>
	)
}
