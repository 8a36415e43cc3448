import { focusOn } from '#platform/browser/focus_on.ts'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { TextField } from '#app/ui/field.tsx'
import { FileField } from '../parts/file_field.tsx'
import { Panel } from '../parts/panel.tsx'
import { SubmitButton } from '../parts/submit_button.tsx'
import { maxMegabytes, pictureTypes } from '#app/pictures/accepted.ts'
import { errorOf, type FieldError } from '#platform/forms/field_error.ts'

interface Props {
	alt: string
	errors: readonly FieldError[]
}

/** The form for a picture. With scripts a picture can also be dropped on it, or pasted anywhere on the page. */
export function UploadForm({ alt, errors }: Props) {
	const [isOver, setIsOver] = useState(false)
	const [chosen, setChosen] = useState('')
	const input = useRef<HTMLInputElement>(null)
	const take = (files: FileList | undefined | null) => {
		if (!input.current || !files?.length) return false
		input.current.files = files
		showProgress()
		return true
	}
	const showProgress = () => {
		const file = input.current?.files?.[0]
		const megabytes = (file?.size ?? 0) / 1024 / 1024
		const isTooLarge = megabytes > maxMegabytes
		input.current?.setCustomValidity(isTooLarge ? `Larger than ${maxMegabytes} MB: save it smaller.` : '')
		setChosen(file ? `${file.name}, ${megabytes.toFixed(1)} MB${isTooLarge ? ': too large' : ''}` : '')
	}
	useEffect(() => {
		const paste = (event: ClipboardEvent) => take(event.clipboardData?.files) && event.preventDefault()
		document.addEventListener('paste', paste)
		return () => document.removeEventListener('paste', paste)
	})
	const over = (event: DragEvent) => {
		event.preventDefault()
		setIsOver(event.type === 'dragover')
		if (event.type === 'drop') take(event.dataTransfer.files)
	}
	return (
		<Panel title="Add a picture" className="xl:order-last xl:sticky xl:top-6">
			<Form method="post" encType="multipart/form-data" className="grid gap-5">
				<ErrorSummary errors={errors} ref={focusOn} />
				<TextField
					name="alt"
					label="What it shows"
					hint="Read out to those who cannot see it: “Our truck in front of the old mill.”"
					required
					maxLength={300}
					defaultValue={alt}
					error={errorOf(errors, 'alt')}
				/>
				<div
					onDragOver={over}
					onDragLeave={over}
					onDrop={over}
					className={`rounded-md border-2 border-dashed p-4 ${isOver ? 'border-primary bg-secondary' : 'border-input'}`}
				>
					<FileField
						ref={input}
						name="picture"
						label="Picture"
						hint={`JPEG, PNG, WebP or AVIF, up to ${maxMegabytes} MB. You can also drop it here or paste it.`}
						error={errorOf(errors, 'picture')}
						accept={pictureTypes}
						onChange={showProgress}
					>
						<output className="block text-[0.9375rem] font-semibold wrap-anywhere">{chosen}</output>
					</FileField>
				</div>
				<SubmitButton kind="loud" busy="Sending...">
					Upload
				</SubmitButton>
			</Form>
		</Panel>
	)
}
