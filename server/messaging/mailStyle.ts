import { Markup } from './markup.ts'

/** For programs that read style sheets: the dark side of the colours, and less margin on small screens. */
export const mailStyle = new Markup(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) { .panel { padding: 20px 18px 24px !important } }
@media (prefers-color-scheme: dark) {
  .canvas { background: #0e1513 !important; color: #edf3f0 !important }
  .panel { background: #151e1b !important; border-color: #29342f !important; border-top-color: #7fbfa7 !important }
  .tint { background: #1b2522 !important }
  .line { border-color: #29342f !important }
  .muted { color: #a3b3ac !important }
  .brand { color: #7fbfa7 !important }
  .button { background: #7fbfa7 !important; color: #071a15 !important }
}
</style>`)
