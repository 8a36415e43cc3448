import { type ReactNode, useMemo } from 'react'
import { Form, useFormAction } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { Button } from '#app/ui/button.tsx'
import { answerId } from '#app/ui/error_summary.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { applicableForm } from '#app/leads/applicable_form.ts'
import type { Option } from '#app/company/option.ts'
import { type FormControls, FormFields } from '../form_fields.tsx'
import { HiddenFields } from '../hidden_fields.tsx'
import type { Receipt } from '../lead_result.ts'
import { offeredForm } from '../offered_form.ts'
import { Outcome } from '../outcome.tsx'
import { PhotosControl } from '../photos/photos_control.tsx'
import { useLeadForm } from '../use_lead_form.ts'
import { Checkboxes } from './checkboxes.tsx'
import { serviceToasts } from './definition.ts'
import { serviceForm } from './form_definition.ts'
import { type ServiceKind, serviceKind } from './kinds.ts'

interface Props {
	/** The kind from the URL; null if none is chosen yet. */
	kind: ServiceKind | null
	receipt: Receipt | null
	/** What we told the customer in addition to when we answer. */
	note: string | null
	/** Preset values of a new form. */
	chosen?: FormValues
	/** The areas to choose from, and the one from the URL. */
	areas: readonly Option[]
	area: string | null
	/** Whether the form starts folded behind a line that opens it. */
	isFolded: boolean
	/** What the customer should know before sending the form. */
	children?: ReactNode
}

/**
 * The form of one kind of service request. Values of fields that another kind has too are kept when the kind
 * changes in place. Without a kind, shows only the outcome of the last request.
 */
export function ServiceForm({ kind, receipt, note, chosen, areas, area, isFolded, children }: Props) {
	const { form, refused, left, outcome, isSubmitting } = useLeadForm(serviceForm, serviceToasts, receipt)
	const kindDefinition = serviceKind(kind)
	const facts = useFacts()
	const applicable = applicableForm(offeredForm(serviceForm, facts), () => kind)
	// Sent without multipart unless the form has photos: far fewer bytes, and accepted where uploads are not.
	const encType = 'photos' in applicable.fields ? 'multipart/form-data' : undefined
	const pageArea = chosen?.['area_slug'] ?? ''
	const controls = useMemo(() => controlsOf(kind, areas, pageArea), [kind, areas, pageArea])
	const search = new URLSearchParams({ kind: kind ?? '', ...(area === null ? {} : { area }) })
	const action = `${useFormAction('.')}?${search}#${answerId}`
	// Errors of another kind's form are not shown.
	const shown = refused && (refused.values.kind ?? kind) === kind ? refused : null
	return (
		<div id={serviceForm.anchor} className="scroll-mt-24">
			{!isSubmitting && <Outcome {...outcome} refused={shown} />}
			{receipt && note && <p className="mb-6 text-lead font-semibold">{note}</p>}
			{kindDefinition && <h2 className="mb-5 text-subtitle">{kindDefinition.label}</h2>}
			{kindDefinition && children}
			{kindDefinition && (
				<Folded isFolded={isFolded} isOpen={shown !== null || left !== undefined}>
					<Form key={receipt?.leadId} {...form} action={action} encType={encType}>
						<HiddenFields />
						<FormFields
							form={applicable}
							errors={shown?.errors}
							values={shown?.values ?? left ?? chosen}
							controls={controls}
						/>
						<Button type="submit" kind="loud" disabled={isSubmitting} className="mt-6 w-full sm:w-auto">
							{isSubmitting ? 'Sending...' : kindDefinition.button}
						</Button>
					</Form>
				</Folded>
			)}
		</div>
	)
}

/** Folds its children behind a line that opens them; open if they have errors or restored input. */
function Folded({ isFolded, isOpen, children }: { isFolded: boolean; isOpen: boolean; children: ReactNode }) {
	if (!isFolded) return children
	return (
		<details open={isOpen}>
			<summary className="flex min-h-11 items-center gap-2 font-semibold">
				<Icon name="chevron" />
				Report it anyway
			</summary>
			<div className="pt-4">{children}</div>
		</details>
	)
}

/** The kind's controls. `pageArea` is the area whose pickups the page shows. */
function controlsOf(kind: ServiceKind | null, areas: readonly Option[], pageArea: string): FormControls {
	return {
		kind: ({ name }) => <input type="hidden" name={name} value={kind ?? ''} />,
		missed_streams: Checkboxes,
		photos: PhotosControl,
		area_slug: ({ name, field, value, error }) =>
			kind === 'missed' || areas.length === 0 ? (
				<input type="hidden" name={name} value={pageArea} />
			) : (
				<SelectField
					name={name}
					label={field.label}
					hint={field.hint}
					error={error}
					className={field.className}
					placeholder="I do not know"
					options={areas}
					defaultValue={value}
				/>
			),
	}
}
