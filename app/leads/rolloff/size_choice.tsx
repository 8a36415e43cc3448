import { facts } from '#app/company/facts.ts'
import { usePictureFolder } from '#app/pictures/picture_folder.ts'
import { fieldId } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ControlProps } from '../form_fields.tsx'

/** The sizes to tick, several at once (RQ-04), each drawn to the same scale. The ticked ones are joined with commas. */
export function SizeChoice({ name, field, typed = '', error }: ControlProps) {
	const folder = usePictureFolder()
	const ticked = typed.split(',')
	const errorId = `${fieldId(name)}-error`
	return (
		<div className={field.className}>
			<fieldset aria-describedby={error && errorId}>
				<legend className="mb-1.5 font-sans font-semibold tracking-normal">
					{`${field.label} `}
					<span className="font-normal text-muted-foreground">(one or several)</span>
				</legend>
				<div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
					{facts.rolloffs.map(({ yards, loads }, index) => {
						const size = `${yards} Yard`
						return (
							<label
								key={size}
								className={`flex cursor-pointer flex-wrap items-start gap-x-3 gap-y-2 rounded-md border ${error ? 'border-destructive' : 'border-input'} bg-card p-3 text-card-foreground has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-foreground has-checked:ring-2 has-checked:ring-primary`}
							>
								<input
									type="checkbox"
									name={name}
									value={size}
									// The first is what the error summary leads to.
									id={index === 0 ? fieldId(name) : undefined}
									defaultChecked={ticked.includes(size)}
									aria-invalid={error ? true : undefined}
									className="size-6 shrink-0"
								/>
								<span className="text-[0.9375rem] leading-tight">
									<span className="block font-display text-xl leading-tight font-[750]">{size}</span>
									{loads} pickup loads
								</span>
								<span className="relative aspect-[1000/200] basis-full overflow-clip">
									<span className="late absolute inset-0">
										<img
											src={`${folder}/scale-rolloffs.svg#yard-${yards}`}
											width={1000}
											height={200}
											alt=""
											loading="lazy"
											className="size-full"
										/>
									</span>
								</span>
							</label>
						)
					})}
				</div>
				{error && (
					<p id={errorId} className="mt-1.5 flex gap-2 font-semibold text-destructive">
						<Icon name="alert" className="mt-0.5" />
						{error}
					</p>
				)}
			</fieldset>
		</div>
	)
}
