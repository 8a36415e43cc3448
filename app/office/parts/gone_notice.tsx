import { Link } from 'react-router'
import { TextArea } from '#app/ui/field.tsx'
import type { Gone } from './gone.ts'

/** Says that a form's target no longer exists, and shows the typed values for copying. */
export function GoneNotice({ message, values, next }: Gone) {
	return (
		<div className="max-w-xl">
			<h1 className="text-[1.75rem]">This is no longer there</h1>
			<p role="alert" className="mt-3">
				{message}
				{values.length > 0 && ' What you typed is still here: copy what you need.'}
			</p>
			<div className="mt-6 grid gap-5 empty:hidden">
				{values.map(({ label, text }, at) => (
					<TextArea
						key={label}
						name={`typed-${at}`}
						label={label}
						defaultValue={text}
						rows={1}
						required
						readOnly
					/>
				))}
			</div>
			<p className="mt-6">
				<Link to={next.to} className="link">
					{next.name}
				</Link>
			</p>
		</div>
	)
}
