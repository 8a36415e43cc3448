import { Form } from 'react-router'
import { CsvField } from '../../parts/file_field.tsx'
import { Panel } from '../../parts/panel.tsx'
import { SubmitButton } from '../../parts/submit_button.tsx'
import { longestFile, mostRows } from './limits.ts'

interface Props {
	/** Whether the file is chosen to have only some areas. */
	isOfAreas?: boolean
	className?: string
}

/** The form for a file of street ranges. */
export function UploadForm({ isOfAreas = false, className }: Props) {
	return (
		<Panel title="Import a file" {...(className === undefined ? {} : { className })}>
			<Form method="post" action="/admin/streets/import" encType="multipart/form-data" className="grid gap-5">
				<fieldset>
					<legend className="mb-1 font-semibold">What is in it</legend>
					<Reach
						value="all"
						label="All streets: what the file does not have is removed"
						isChosen={!isOfAreas}
					/>
					<Reach
						value="areas"
						label="Some areas: those it does not name stay as they are"
						isChosen={isOfAreas}
					/>
				</fieldset>
				<CsvField
					hint={`CSV with a heading for each column: street, from, to, area, and if you like side and ZIP. Up to ${mostRows} lines, ${longestFile}. Nothing is published yet.`}
				/>
				<SubmitButton kind="loud" busy="Sending...">
					Check the file
				</SubmitButton>
			</Form>
		</Panel>
	)
}

function Reach({ value, label, isChosen }: { value: string; label: string; isChosen: boolean }) {
	return (
		<label className="flex min-h-11 items-start gap-3 py-2.5 text-[0.9375rem]">
			<input
				type="radio"
				name="reach"
				value={value}
				defaultChecked={isChosen}
				className="mt-px size-5 shrink-0"
			/>
			{label}
		</label>
	)
}
