/** A Vitest reporter that prints the number of finished files at each tenth: long runs take minutes. */
export default class ProgressReporter {
  #files = 0
  #done = 0

  onTestRunStart(specifications) {
    this.#files = specifications.length
  }

  onTestModuleEnd() {
    this.#done += 1
    const step = Math.max(1, Math.round(this.#files / 10))
    if (this.#done % step === 0) console.log(`   ${this.#done} of ${this.#files} files`)
  }
}
