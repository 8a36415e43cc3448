import { errorOf } from '#platform/forms/field_error.ts'
import { useState } from 'react'
import { fieldId } from '#app/ui/field.tsx'
import type { FormValues } from '#platform/forms/parse_form.ts'
import type { FormState } from '../kernel/screens/row_form.tsx'
import { ColorField } from './color_field.tsx'
import { formatPair, lowContrastPairs, prefixes } from './contrast.ts'
import { Specimen } from './specimen.tsx'

const control = (property: string) => `colors.${property}`

/** The fields of a palette's colors, with a specimen of the site and contrast warnings. */
export function ColorFields({ values, errors, field }: FormState) {
	const [colors, setColors] = useState(() => byProperty(values))
	const lowContrast = lowContrastPairs(colors)
	return (
		<>
			<div className="grid gap-8 xl:grid-cols-2">
				{(['day', 'night'] as const).map((scheme) => (
					<fieldset key={scheme} className="min-w-0 rounded-md border border-border p-4">
						<legend className="px-2 text-lg">{scheme === 'day' ? 'By day' : 'By night'}</legend>
						<Specimen colors={colors} scheme={scheme} />
						<div className="mt-5 grid gap-x-5 gap-y-3 sm:grid-cols-2">
							{propertiesOf(colors, scheme).map((property) =>
								field(
									control(property),
									<ColorField
										name={control(property)}
										label={property.slice(prefixes[scheme].length)}
										value={colors[property] ?? ''}
										error={errorOf(errors, control(property))}
										onChange={(value) => setColors({ ...colors, [property]: value })}
									/>,
								),
							)}
						</div>
					</fieldset>
				))}
			</div>
			<div id={fieldId('colors')} tabIndex={-1} aria-live="polite">
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
		</>
	)
}

function byProperty(values: FormValues): Record<string, string> {
	return Object.fromEntries(
		Object.entries(values)
			.filter(([name]) => name.startsWith(control('')))
			.map(([name, triple]) => [name.slice(control('').length), triple]),
	)
}

function propertiesOf(colors: Readonly<Record<string, string>>, scheme: 'day' | 'night'): string[] {
	const isNight = (property: string) => property.startsWith(prefixes.night)
	return Object.keys(colors).filter((property) => isNight(property) === (scheme === 'night'))
}
