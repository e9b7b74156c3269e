const font =
  "font-family:Figtree,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const headingFont =
  "font-family:'Bricolage Grotesque',Figtree,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * The brand's colours, light ones inline and dark ones in the style sheet; programs that drop the sheet show the
 * light ones.
 */
export const letterStyles = {
  body: 'margin:0;padding:0;background-color:#FBF8F2',
  ground: 'background-color:#FBF8F2',
  column: 'max-width:600px;margin:0 auto;text-align:left',
  preview: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px',
  mark: `${headingFont};font-size:24px;line-height:32px;font-weight:700;letter-spacing:-0.02em;color:#0B7285;text-decoration:none`,
  card: 'background-color:#FFFFFF;border:1px solid #E8E2D6;border-radius:18px;padding:36px 32px 28px',
  heading: `${headingFont};margin:0 0 20px;font-size:24px;line-height:31px;font-weight:700;letter-spacing:-0.02em;color:#14242B`,
  text: `${font};margin:0 0 14px;font-size:16px;line-height:25px;color:#14242B`,
  small: `${font};margin:0 0 10px;font-size:13px;line-height:20px;color:#55656B`,
  chartTitle: `${font};text-align:left;padding:8px 0 6px;font-size:14px;line-height:20px;font-weight:600;color:#14242B`,
  barLabel: `${font};width:1%;padding:3px 12px 3px 0;font-size:13px;line-height:18px;font-weight:400;text-align:left;white-space:nowrap;color:#55656B`,
  barFigure: `${font};width:1%;padding:3px 12px 3px 0;font-size:13px;line-height:18px;font-weight:600;text-align:right;color:#14242B`,
  bar: 'height:12px;line-height:12px;font-size:1px;background-color:#0B7285;border-radius:4px',
  link: 'color:#0B7285;text-decoration:underline',
  button: 'background-color:#0B7285;border-radius:999px',
  onButton: `${font};display:inline-block;padding:13px 28px;font-size:16px;line-height:22px;font-weight:600;color:#FFFFFF;text-decoration:none`,
  addressIntro: `${font};margin:22px 0 2px;padding:18px 0 0;border-top:1px solid #E8E2D6;font-size:13px;line-height:20px;color:#55656B`,
  address: `${font};margin:0;font-size:13px;line-height:20px;color:#55656B;word-break:break-all`,
  sheet: `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) { .card { padding: 28px 20px 22px !important } }
@media (prefers-color-scheme: dark) {
  .sand { background-color: #0D1719 !important }
  .card { background-color: #15252A !important; border-color: #24383D !important }
  .line { border-color: #24383D !important }
  .ink { color: #E8EFEE !important }
  .muted { color: #9DB0B3 !important }
  .lagoon { color: #5CC8D2 !important }
  .button { background-color: #5CC8D2 !important }
  .on-button { color: #06262B !important }
}
`,
}
