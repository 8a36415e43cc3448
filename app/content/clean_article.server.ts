import sanitizeHtml from 'sanitize-html'

/**
 * Allowed link targets: this site, https, `tel:` and `mailto:`. Anchored at the start, so that nothing can precede
 * them.
 */
const safeLink = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i
/** The site's own pictures only, as in the content security policy. */
const safePicture = /^\/(?![/\\])/

const isPlain = /font-weight:\s?normal/i
const isBold = /font-weight:\s?(?:bold|[6-9]00)/i

const blocks = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br']
const words = ['strong', 'em', 's', 'code', 'a', 'img']
const tableParts = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

const rules: sanitizeHtml.IOptions = {
	allowedTags: [...blocks, ...words, ...tableParts],
	allowedAttributes: {
		a: ['href'],
		img: ['src', 'alt', 'width', 'height'],
		ol: ['start'],
		th: ['colspan', 'rowspan', 'scope'],
		td: ['colspan', 'rowspan'],
	},
	allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	allowProtocolRelative: false,
	// Elements that are dropped together with their content, because they are not part of an article's text.
	nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'nav', 'button', 'select'],
	transformTags: {
		h1: 'h2',
		h5: 'h4',
		h6: 'h4',
		// Text copied from a document may be wrapped entirely in a non-bold `b`, and its bold text marked by
		// style alone.
		b: (_, { style = '' }) => ({ tagName: isPlain.test(style) ? 'b' : 'strong', attribs: {} }),
		span: (_, { style = '' }) => ({ tagName: isBold.test(style) ? 'strong' : 'span', attribs: {} }),
		i: 'em',
		a: (tagName, { href = '' }): sanitizeHtml.Tag => ({
			tagName,
			attribs: safeLink.test(href) ? { href } : {},
		}),
		img: (tagName, { src = '', ...rest }) => ({ tagName, attribs: { src, ...rest, alt: rest.alt ?? '' } }),
	},
	exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !safePicture.test(attribs.src ?? ''),
}

/**
 * An article's HTML with only what an article needs: text, headings, lists, tables, links, our own pictures. No
 * script, handler, style, class or id survives, and no address a placeholder could complete to `javascript:`.
 * Done when an article is saved and again when it is loaded; cleaning twice changes nothing.
 */
export function cleanArticle(html: string): string {
	return sanitizeHtml(html, rules)
}
