import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#app/ui/class_names.ts'
import { controlClass, ErrorNote, wiring } from '#app/ui/field.tsx'
import { errorOf, type FieldError } from '#platform/forms/field_error.ts'
import { Panel } from '../parts/panel.tsx'
import type { PriceRow } from '../prices/typed_prices.server.ts'

interface Props {
	title: string
	rows: readonly PriceRow[]
	typed: Readonly<Record<string, string>>
	errors: readonly FieldError[]
	/** The link to add a row. */
	children?: ReactNode
}

/** A field for every price of these rows; each row's name links to its full form. */
export function PriceFields({ title, rows, typed, errors, children }: Props) {
	return (
		<Panel title={title}>
			<div className="grid gap-5">
				{rows.map(({ of, path, prices }) => (
					<fieldset key={prices[0]?.name} className="min-w-0">
						<legend className={path === null ? 'sr-only' : 'mb-1'}>
							{path === null ? (
								of
							) : (
								<Link to={path} className="link inline-block py-2">
									{of}
								</Link>
							)}
						</legend>
						<div className={classNames('grid grid-cols-2 gap-3', prices.length > 2 && 'sm:grid-cols-4')}>
							{prices.map(({ name, label, value }) => (
								<Price
									key={name}
									name={name}
									label={label}
									value={typed[name] ?? value}
									error={errorOf(errors, name)}
								/>
							))}
						</div>
					</fieldset>
				))}
				{children}
			</div>
		</Panel>
	)
}

interface PriceProps {
	name: string
	label: string
	value: string
	error: string | undefined
}

function Price({ name, label, value, error }: PriceProps) {
	const control = wiring(name, null, error)
	return (
		<div className="flex flex-col justify-end">
			<label htmlFor={control.id} className="mb-1 block text-[0.9375rem]">
				{label}
			</label>
			<span className="relative block">
				<span
					aria-hidden="true"
					className="absolute inset-y-0 left-3.5 flex items-center text-muted-foreground"
				>
					$
				</span>
				<input
					{...control}
					inputMode="decimal"
					autoComplete="off"
					defaultValue={value}
					className={classNames(controlClass, 'h-11 pl-7 tabular-nums')}
				/>
			</span>
			<ErrorNote name={name} error={error} />
		</div>
	)
}
