interface DocumentEventMap {
  /** A form was stored without leaving its page: features know nothing of one another. */
  'twelve-moons:form-sent': Event
}
