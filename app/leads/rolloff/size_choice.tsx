import { priceTerms } from '#app/company/container_price.ts'
import { formatDollars } from '#app/company/dollars.ts'
import { useFacts } from '#app/company/current_facts.ts'
import { GroundLine } from '#app/pictures/ground_line.tsx'
import { beside, container } from '#app/pictures/scale_things.ts'
import { ErrorNote, errorId, fieldId } from '#app/ui/field.tsx'
import type { ControlProps } from '../form_fields.tsx'
import { counted } from '#platform/text/counted.ts'

/**
 * The sizes to check, several at once (RQ-04), below a picture of all of them on one ground line. `value` is
 * comma-separated.
 */
export function SizeChoice({ name, field, value = '', error }: ControlProps) {
	const facts = useFacts()
	const checked = value.split(',')
	if (facts.rolloffs.length === 0) return null
	return (
		<div className={field.className}>
			<fieldset aria-describedby={error && errorId(name)}>
				<legend className="mb-1.5 font-sans font-semibold tracking-normal">
					{`${field.label} `}
					<span className="font-normal text-muted-foreground">(one or several)</span>
				</legend>
				<GroundLine
					things={[
						...facts.rolloffs.map((size) => ({ ...container(size), label: `${size.yards}\u00a0yd` })),
						...beside('scale-rolloffs'),
					]}
					alt="All sizes drawn to scale beside a person of 5 ft 9 and a pickup truck"
					className="mb-4"
				/>
				<div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
					{facts.rolloffs.map(({ yards, loads, price }, index) => {
						const size = `${yards} Yard`
						return (
							<label
								key={size}
								className={`@container flex cursor-pointer flex-wrap items-start gap-x-3 gap-y-2 rounded-md border ${error ? 'border-destructive' : 'border-input'} bg-card p-3 text-card-foreground has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-foreground has-checked:ring-2 has-checked:ring-primary`}
							>
								<input
									type="checkbox"
									name={name}
									value={size}
									// The error summary links to the first checkbox.
									id={index === 0 ? fieldId(name) : undefined}
									defaultChecked={checked.includes(size)}
									aria-invalid={error ? true : undefined}
									className="size-6 shrink-0"
								/>
								<span className="text-[0.9375rem] leading-tight">
									{price && (
										<span className="block font-display text-[min(1.875rem,17cqi)] leading-tight font-extrabold">
											{formatDollars(price.dollars)} <span className="text-base">in all</span>
										</span>
									)}
									<span className="block font-display text-xl leading-tight font-[750]">{size}</span>
									{counted(loads, 'pickup load')}
									{price && <span className="block">{priceTerms(price).join(' ')}</span>}
								</span>
							</label>
						)
					})}
				</div>
				<ErrorNote name={name} error={error} />
			</fieldset>
		</div>
	)
}
