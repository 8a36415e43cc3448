import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { TextField } from '#app/ui/field.tsx'
import type { FieldError } from '#platform/forms/field_error.ts'
import { MergeConflict } from '../parts/merge_conflict.tsx'
import { ColorField } from './color_field.tsx'
import { lowContrastPairs, prefixes } from './contrast.ts'
import { formatPair } from './refusal_message.ts'
import { Specimen } from './specimen.tsx'

interface Props {
	name: string
	version: string
	colors: Readonly<Record<string, string>>
	errors: readonly FieldError[]
	/** What somebody else saved meanwhile, keyed by control name. */
	theirs: Readonly<Record<string, string>>
}

/** The colors of a palette beside a preview of the site, with warnings of low contrast. */
export function PaletteEditor({ name, version, colors: begun, errors, theirs }: Props) {
	const [colors, setColors] = useState(begun)
	const isSending = useNavigation().state === 'submitting'
	const lowContrast = lowContrastPairs(colors)
	return (
		<Form method="post">
			<ErrorSummary errors={errors} />
			<input type="hidden" name="version" value={version} />
			<TextField
				name="name"
				label="Name"
				required
				maxLength={60}
				defaultValue={name}
				className="mt-4 max-w-md"
			/>
			{theirs['name'] !== undefined && (
				<MergeConflict words={theirs['name']} take={{ name: 'name', value: theirs['name'] }} />
			)}
			<div className="mt-8 grid gap-8 xl:grid-cols-2">
				{(['day', 'night'] as const).map((scheme) => (
					<fieldset key={scheme} className="min-w-0 rounded-md border border-border p-4">
						<legend className="px-2 text-lg">{scheme === 'day' ? 'By day' : 'By night'}</legend>
						<Specimen colors={colors} scheme={scheme} />
						<div className="mt-5 grid gap-x-5 gap-y-3 sm:grid-cols-2">
							{propertiesOf(colors, scheme).map((property) => (
								<ColorField
									key={property}
									name={property}
									label={property.slice(prefixes[scheme].length)}
									value={colors[property] ?? ''}
									error={errors.find(({ field }) => field === property)?.message}
									theirs={theirs[property]}
									onChange={(value) => setColors({ ...colors, [property]: value })}
								/>
							))}
						</div>
					</fieldset>
				))}
			</div>
			<div className="mt-6" aria-live="polite">
				{lowContrast.length === 0 ? (
					<p className="font-semibold">Everything can be read, by day and by night.</p>
				) : (
					<>
						<p className="font-semibold text-destructive">Too faint to read or see:</p>
						<ul className="mt-1 list-disc pl-5">
							{lowContrast.map((pair) => (
								<li key={pair.scheme + pair.over + pair.under}>{formatPair(pair)}</li>
							))}
						</ul>
					</>
				)}
			</div>
			<div className="stays-at-bottom sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 mt-6 flex flex-wrap gap-3 border-t border-border bg-background py-3 lg:bottom-0">
				<Button type="submit" kind="loud" name="intent" value="save" disabled={isSending}>
					Save
				</Button>
				<Button type="submit" kind="secondary" name="intent" value="preview" disabled={isSending}>
					See it on the site
				</Button>
			</div>
		</Form>
	)
}

function propertiesOf(colors: Readonly<Record<string, string>>, scheme: 'day' | 'night'): string[] {
	const isNight = (property: string) => property.startsWith(prefixes.night)
	return Object.keys(colors).filter((property) => isNight(property) === (scheme === 'night'))
}
